#pragma once

// What is linked into every program that is built for a sanitizer, so that it holds for those that tests start too, whatever their environment:
//
// the sanitizer's options, which VITRINE_SANITIZE gave when the program was built
// for the thread sanitizer, the part of Swift's Mutex that it cannot see
