// Saves files to the user's computer.

/** Lets the browser download a text as a file. */
export function saveAsFile(name: string, text: string, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has read the blob by the next task.
  setTimeout(() => URL.revokeObjectURL(url));
}
