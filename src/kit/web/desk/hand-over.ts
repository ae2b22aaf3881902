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

/** The same of a PDF as the server sends it, in base64. */
export function handOverPdf(pdf: string, name: string): void {
  const bytes = Uint8Array.from(atob(pdf), (letter) => letter.codePointAt(0) ?? 0);
  handOver(new Blob([bytes], { type: 'application/pdf' }), name);
}
