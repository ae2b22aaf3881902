/**
 * What the C library does with memory that is free again: it gives pieces from 128 KB on back at once. Left to itself it
 * keeps those of decoded photos, in as many heaps as libvips has threads (glibc, mallopt(3); others don't know the names).
 */
export const memoryEnv = { MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072' };
