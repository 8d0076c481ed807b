import type { Yield } from '../leaks/leak-harvest';

/** Headers that differ from call to call, whatever happens to articles, and when the caller's own session was last used. */
const OF_THE_CALL =
  /^(?:date|x-correlation-id|x-ratelimit-[\w-]+|ratelimit[\w-]*): .*$|(?<="last(?:SeenAt|Used)": ?)"[^"]*"/gim;
/** The download of own data lists the downloads before it. */
const EARLIER_DOWNLOAD = /,?\s*\{\s*"at": "[^"]*",\s*"action": "DATA_EXPORTED"[\s\S]*?\n {4}\}/g;
/** An answer without what differs from call to call: two of them are alike where nothing happened that the caller may see. */
export const comparable = ({ status, content }: Yield): string =>
  `${status} ${content.replace(EARLIER_DOWNLOAD, '')}`.replace(OF_THE_CALL, '');
