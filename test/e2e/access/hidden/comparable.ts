import type { Yield } from '../leaks/leak-harvest';

/** Headers that differ from call to call, whatever happens to articles, and the time of the last use of the caller's own session. */
const OF_THE_CALL =
  /^(?:date|x-correlation-id|x-ratelimit-[\w-]+|ratelimit[\w-]*): .*$|(?<="last(?:SeenAt|Used)": ?)"[^"]*"/gim;
/** The download of a person's own data lists the earlier downloads. */
const EARLIER_DOWNLOAD = /,?\s*\{\s*"at": "[^"]*",\s*"action": "DATA_EXPORTED"[\s\S]*?\n {4}\}/g;
/** An answer without the parts that differ from call to call: two are equal if nothing happened that the caller may see. */
export const comparable = ({ status, content }: Yield): string =>
  `${status} ${content.replace(EARLIER_DOWNLOAD, '')}`.replace(OF_THE_CALL, '');
