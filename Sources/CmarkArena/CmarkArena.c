#include "CmarkArena.h"

#include <stdlib.h>
#include <string.h>

enum { block_size = 256 * 1024, alignment = 16 };

typedef struct block {
  struct block *previous;
  size_t size;
  size_t used;
} block;

/// Stands before every piece, so that it can be made larger.
typedef struct {
  size_t size;
  size_t padding;
} piece;

static _Thread_local block *current;

static size_t aligned(size_t size) { return (size + alignment - 1) & ~(size_t)(alignment - 1); }

static void *pieces(block *block) { return (char *)block + aligned(sizeof *block); }

static void add_block(size_t least) {
  size_t size = least > block_size ? least : block_size;
  block *new_block = malloc(aligned(sizeof *new_block) + size);
  if (!new_block) abort();
  *new_block = (block){.previous = current, .size = size};
  current = new_block;
}

static void *take(size_t size) {
  size_t whole = sizeof(piece) + aligned(size);
  if (whole < size) abort();
  if (!current || current->size - current->used < whole) add_block(whole);
  piece *new_piece = (piece *)((char *)pieces(current) + current->used);
  current->used += whole;
  new_piece->size = size;
  return new_piece + 1;
}

static void *arena_calloc(size_t count, size_t size) {
  size_t whole;
  if (__builtin_mul_overflow(count, size, &whole)) abort();
  return memset(take(whole), 0, whole);
}

static void *arena_realloc(void *old, size_t size) {
  if (!old) return take(size);
  piece *header = (piece *)old - 1;
  if (size <= header->size) return old;
  char *end = (char *)pieces(current) + current->used;
  size_t growth = aligned(size) - aligned(header->size);
  if ((char *)old + aligned(header->size) == end && current->size - current->used >= growth) {
    current->used += growth;
    header->size = size;
    return old;
  }
  return memcpy(take(size), old, header->size);
}

static void arena_free(void *piece) { (void)piece; }

cmark_mem *cmark_arena(void) {
  static cmark_mem arena = {arena_calloc, arena_realloc, arena_free};
  return &arena;
}

void cmark_arena_reset(void) {
  while (current && current->previous) {
    block *previous = current->previous;
    free(current);
    current = previous;
  }
  if (current) current->used = 0;
}
