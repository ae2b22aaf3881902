/**
 * What the C library does with memory that is free again: it gives pieces from 128 KB on back at once. Left to itself it
 * keeps those of decoded photos, in as many heaps as libvips has threads (glibc, mallopt(3); others don't know the names).
 */
export const memoryEnv = { MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072' };

/**
 * What V8 does with memory for young objects: after a quiet while it keeps a room of a megabyte for them, and then collects
 * ten times as often under load. Of so many megabytes it keeps at least a semi-space.
 */
export const memoryFlags = ['--min-semi-space-size=16'];
