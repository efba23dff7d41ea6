#include "ICUShim.h"
