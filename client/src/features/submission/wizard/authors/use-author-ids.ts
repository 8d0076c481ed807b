import { useLayoutEffect, useRef, useState } from 'react';

type Ids = readonly string[];

interface AuthorIds {
  /** The present list of authors, ahead of the server while a save runs. */
  ids: Ids;
  /**
   * Changes the list and saves it. Resolves to false if it could not be saved.
   * @param changed ids of authors whose entries were just saved, so that the manuscript gets their new data
   */
  change(next: (before: Ids) => Ids, changed?: Ids): Promise<boolean>;
}

/**
 * The list of authors while it is changed. Each change starts from the result of the previous one and is shown immediately. One save runs
 * at a time and sends the latest list, so that no press is lost even if presses follow each other quickly.
 */
export function useAuthorIds(onServer: Ids, save: (ids: string[], changed: string[]) => Promise<boolean>): AuthorIds {
  const [ids, setIds] = useState<Ids | null>(null);
  const latestIds = useRef(onServer);
  const changedIds = useRef<Ids>([]);
  const running = useRef<Promise<boolean> | null>(null);
  /** The last list that the server accepted; a change after a refused one starts from it. */
  const savedIds = useRef(onServer);
  useLayoutEffect(() => {
    if (!running.current) latestIds.current = savedIds.current = onServer;
  });
  const send = async (): Promise<boolean> => {
    let sent: Ids;
    let saved: boolean;
    do {
      sent = latestIds.current;
      const changed = changedIds.current;
      // Not those of authors whom the server refused before.
      saved = await save(
        [...sent],
        [...new Set(changed)].filter((id) => sent.includes(id)),
      );
      if (saved) {
        changedIds.current = changedIds.current.slice(changed.length);
        savedIds.current = sent;
      }
    } while (saved && (latestIds.current !== sent || changedIds.current.length > 0));
    if (!saved) latestIds.current = savedIds.current;
    running.current = null;
    setIds(null);
    return saved;
  };
  const change: AuthorIds['change'] = (next, changed = []) => {
    latestIds.current = next(latestIds.current);
    changedIds.current = [...changedIds.current, ...changed];
    setIds(latestIds.current);
    running.current ??= send();
    return running.current;
  };
  return { ids: ids ?? onServer, change };
}
