#pragma once

// A library to load before others (LD_PRELOAD), which makes calls to the file system fail as a broken one would. It does what these variables say:
//
// FAULT_UNDER    only calls on files below this path, or one that begins with it, count
// FAULT_CALL     only calls of this name count
// FAULT_NAME     only calls on files of this name count
// FAULT_LOG      a file to which the name of each call that counts is added, a line each
// FAULT_NTH      the call to fail, from 0
// FAULT_ERROR    the error number that it fails with
// FAULT_SIGNAL   a signal that is sent to the process before the call, which then does not fail
// FAULT_SAVE_n   `from>to`: before the call of this number, from 0, a file is moved to where somebody saves it
// FAULT_ONWARDS  if set, all calls of that name fail from then on
// FAULT_WITHOUT  things that the file system cannot do, with commas between: exchange, link, beside (making a folder beside the output), permissions (setting them)
