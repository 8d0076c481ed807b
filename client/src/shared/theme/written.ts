const FONT = '"Source Serif 4 Variable"';

/** The font of texts that people wrote: titles, abstracts, letters, reviews. The interface uses the system's font. */
export const SERIF_FONT =
  '"Source Serif 4 Variable", "Source Serif 4 as Georgia", "Source Serif 4 as Times", "Source Serif 4 as Noto", "Source Serif 4 as DejaVu", serif';

/** Loads that font while the texts load. Otherwise the browser would load it only when it renders the first of them. */
export function loadSerifFont(): void {
  if ('fonts' in document) document.fonts.load(['600', '25px', FONT].join(' ')).catch(() => undefined);
}
