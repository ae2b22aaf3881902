/** Gives the reader a file to keep. */
export function handOver(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken it over by the next task.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
