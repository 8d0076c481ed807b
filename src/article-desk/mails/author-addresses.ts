import { Injectable } from '@nestjs/common';
import type { ArticleState } from '../../article';
import { normalEmail } from '../../contracts';
import { People } from '../../identity/public';

/**
 * Addresses for mails to the authors. An article names its authors by the addresses of the day when they were entered. A change of address
 * takes effect when the new one is proven (lifecycle, section 5 (2)), and an entry belongs to the account that has proven its address
 * (section 5 (3)), so mails go to the account's present address.
 */
@Injectable()
export class AuthorAddresses {
  constructor(private readonly people: People) {}

  /** Turns each address that the uploader or an author has ever proven into the present one. Other addresses stay as they are. */
  async present({ uploaderId, uploaderEmail, authors }: ArticleState): Promise<(address: string) => string> {
    const [uploader, others] = await Promise.all([
      this.people.presentById(uploaderId),
      this.people.atAddresses(authors.map(({ email }) => normalEmail(email))),
    ]);
    const present = new Map(
      others.flatMap(({ email, addresses }) => addresses.map((address) => [normalEmail(address), email])),
    );
    if (uploader)
      for (const address of [uploaderEmail, ...uploader.addresses]) present.set(normalEmail(address), uploader.email);
    return (address) => present.get(normalEmail(address)) ?? address;
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
