import { Injectable } from '@nestjs/common';
import type { ArticleState } from '../../article';
import { normalEmail } from '../../contracts';
import { People } from '../../identity/public';

/**
 * Addresses for mails to the authors. An article names the uploader by the address of its first day. A change of address takes effect when
 * the new one is proven (lifecycle, section 5 (2)), so mails go to the account's present address.
 */
@Injectable()
export class AuthorAddresses {
  constructor(private readonly people: People) {}

  /** Turns each address that the uploader has ever proven into the present one. Other addresses stay as they are. */
  async present({ uploaderId, uploaderEmail }: ArticleState): Promise<(address: string) => string> {
    const uploader = await this.people.presentById(uploaderId);
    if (!uploader) return (address) => address;
    const own = new Set([uploaderEmail, ...uploader.addresses].map(normalEmail));
    return (address) => (own.has(normalEmail(address)) ? uploader.email : address);
  }

  /** The recipient of mails to the person who submitted. */
  async ofUploader(state: ArticleState): Promise<string[]> {
    return [(await this.present(state))(state.uploaderEmail)];
  }

  /** Uploader and authors without duplicates: the recipients of a decision. */
  async ofAll(state: ArticleState): Promise<string[]> {
    const present = await this.present(state);
    const addresses = [state.uploaderEmail, ...state.authors.map(({ email }) => email)].map(present);
    return [...new Map(addresses.map((address) => [normalEmail(address), address])).values()];
  }
}
