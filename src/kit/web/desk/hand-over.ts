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

/** A PDF as the server sends it, in base64. */
export const pdfFile = (base64: string): Blob =>
  new Blob([Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)], { type: 'application/pdf' });

export const xmlFile = (xml: string): Blob => new Blob([xml], { type: 'application/xml' });
