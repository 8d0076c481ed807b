import { createHmac } from 'node:crypto';
import { normalEmail } from '../../../contracts';

/** The name of a person who is known by an address only, as `memoMethod` of a cache. `context`: the secret of the hash. */
export const addressName = (address: string, _stale: unknown, { context }: { context: Buffer }): string =>
  `address:${createHmac('sha256', context).update(normalEmail(address)).digest('base64url').slice(0, 22)}`;
