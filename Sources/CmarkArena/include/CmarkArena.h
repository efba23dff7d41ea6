#pragma once

#include <cmark.h>

/// An allocator for one document at a time: it takes memory from blocks that the thread keeps, and frees nothing before `cmark_arena_reset`.
///
/// libcmark makes a node of some 150 bytes for every word or so, and gives all of them back one by one; in blocks, that costs next to nothing.
cmark_mem *cmark_arena(void);

/// Makes the memory of this thread's last document free for the next; blocks beyond the first are given back.
void cmark_arena_reset(void);
