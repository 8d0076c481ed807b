import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';

interface Place {
  /** The id in the address; undefined at '/manuscript/submit'. */
  id: string | undefined;
  /** Identifies the visit to '/manuscript/submit'. */
  visit: string;
  /** The id of the draft created on this visit. */
  begun: string | undefined;
}

interface BegunDraft {
  /** True while the page shows a draft that it created itself; the wizard then stays mounted when the address gets the id. */
  isOwnDraft: boolean;
  visit: string;
  onBegun: (id: string) => void;
}

/** Distinguishes a draft created on this page from one that was opened. */
export function useBegunDraft(id: string | undefined): BegunDraft {
  const { key } = useLocation();
  const [place, setPlace] = useState<Place>({ id, visit: key, begun: undefined });
  const named = place.id === undefined && id !== undefined && id === place.begun;
  const again = id === undefined && key !== place.visit;
  if (named) setPlace({ ...place, id });
  else if (id !== place.id || again) setPlace({ id, visit: key, begun: undefined });
  const onBegun = useCallback((begun: string) => setPlace((before) => ({ ...before, begun })), []);
  return { isOwnDraft: place.id === undefined || place.id === place.begun, visit: place.visit, onBegun };
}
