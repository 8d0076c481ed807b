/** The font of what people wrote: titles, abstracts, letters, reviews. The interface uses the system's font. */
export const WRITTEN = '"Source Serif 4 Variable", "Source Serif 4 Fallback", Georgia, "Times New Roman", serif';
