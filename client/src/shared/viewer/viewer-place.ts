/** The place where a person was in a file. The file opens there again after a change of tabs, of files or a reload of the page. */
export interface Place {
  page: number;
  /** Offsets within the page, in points of the PDF. */
  left: number;
  top: number;
  /** A factor, or 'page-width'. */
  scale: string;
}

const keyOf = (fileId: string): string => `quire-place-${fileId}`;

const isPlace = (value: unknown): value is Place => {
  if (typeof value !== 'object' || value === null) return false;
  const { page, left, top, scale } = value as Partial<Place>;
  return [page, left, top].every((part) => typeof part === 'number') && typeof scale === 'string';
};

/** The place in a file; null if this person has not read it in this tab of the browser. */
export function placeIn(fileId: string): Place | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(fileId)) ?? 'null');
    return isPlace(value) ? value : null;
  } catch {
    return null;
  }
}

export function keepPlace(fileId: string, place: Place): void {
  try {
    sessionStorage.setItem(keyOf(fileId), JSON.stringify(place));
  } catch {
    // If the storage is full or forbidden, only the place is lost.
  }
}
