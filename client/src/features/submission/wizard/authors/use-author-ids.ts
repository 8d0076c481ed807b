import { useLayoutEffect, useRef, useState } from 'react';

type Ids = readonly string[];

interface AuthorIds {
  /** The present list of authors, ahead of the server while a save runs. */
  ids: Ids;
  /** Changes the list and saves it. Resolves to false if it could not be saved. */
  change(next: (before: Ids) => Ids): Promise<boolean>;
}

/**
 * The list of authors while it is changed. Each change starts from the result of the previous one and is shown immediately. One save runs
 * at a time and sends the latest list, so that no press is lost even if presses follow each other quickly.
 */
export function useAuthorIds(onServer: Ids, save: (ids: string[]) => Promise<boolean>): AuthorIds {
  const [ids, setIds] = useState<Ids | null>(null);
  const wanted = useRef(onServer);
  const running = useRef<Promise<boolean> | null>(null);
  useLayoutEffect(() => {
    if (!running.current) wanted.current = onServer;
  });
  const send = async (): Promise<boolean> => {
    let sent: Ids;
    let saved: boolean;
    do {
      sent = wanted.current;
      saved = await save([...sent]);
    } while (saved && wanted.current !== sent);
    running.current = null;
    setIds(null);
    return saved;
  };
  const change: AuthorIds['change'] = (next) => {
    wanted.current = next(wanted.current);
    setIds(wanted.current);
    running.current ??= send();
    return running.current;
  };
  return { ids: ids ?? onServer, change };
}
