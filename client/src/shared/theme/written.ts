const FONT = '"Source Serif 4 Variable"';

/** The font of what people wrote: titles, abstracts, letters, reviews. The interface uses the system's font. */
export const WRITTEN =
  '"Source Serif 4 Variable", "Source Serif 4 as Georgia", "Source Serif 4 as Times", "Source Serif 4 as Noto", "Source Serif 4 as DejaVu", serif';

/** Loads that font while the texts are on their way: the browser would begin when it draws the first of them. */
export function loadWritten(): void {
  if ('fonts' in document) document.fonts.load(['600', '25px', FONT].join(' ')).catch(() => undefined);
}
