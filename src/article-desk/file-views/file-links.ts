import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../platform/clock';
import { SignedLinks } from '../../platform/http/signed-link';

/** How long a link to a file works at most, in milliseconds. */
const LIFETIME = 15 * 60_000;
/** Links made within this many milliseconds are equal, so that a browser does not load a picture again after the next answer. */
const SAME = 5 * 60_000;

const ANONYMOUS = 'anonymous-';

/** The id, in a link, of the copy of a file without people's names. */
export const anonymousId = (fileId: string): string => ANONYMOUS + fileId;

/** The file that a link names, and whether the link is for a reader who must not see names. */
export const linkedFile = (id: string): { fileId: string; isAnonymous: boolean } =>
  id.startsWith(ANONYMOUS)
    ? { fileId: id.slice(ANONYMOUS.length), isAnonymous: true }
    : { fileId: id, isAnonymous: false };

const filePath = (fileId: string): string => `/api/files/${fileId}`;

/** Makes the links that let a browser open a file without the bearer token (lifecycle, section 4 (10)). */
@Injectable()
export class FileLinks {
  constructor(
    private readonly links: SignedLinks,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** A signed path that works for 10 to 15 minutes. Give it only to people who may see the file. */
  locate(fileId: string): string {
    const end = Math.floor((this.clock.now().getTime() + LIFETIME) / SAME) * SAME;
    return this.links.sign(filePath(fileId), new Date(end));
  }

  /** True for a link that this server signed and that has not expired. */
  isValid(fileId: string, expires: string, signature: string): boolean {
    return this.links.verify(filePath(fileId), expires, signature, this.clock.now());
  }
}
