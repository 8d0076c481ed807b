import { Inject, Injectable } from '@nestjs/common';
import { type ArticleState, holderOf, isInvolved } from '../../article';
import { type GroupName, normalEmail } from '../../contracts';
import { identityOf, People, type PersonSummary } from '../../identity/public';
import { SETTINGS, type SettingsReader } from '../../platform/settings/settings';

const OFFICE: readonly GroupName[] = ['editor', 'assistant', 'webmaster'];

/**
 * Recipients of mails about an article's progress. An article has no appointed editor, so the last editor who moved it counts as its
 * handling editor. Without one, mails go to the office's address.
 */
@Injectable()
export class HandlingEditors {
  constructor(
    private readonly people: People,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
  ) {}

  /**
   * Addresses of the associate editor who holds the article, otherwise of the editor. Empty when they are among its authors. A holder who
   * left the group no longer has access, and these mails name reviewers.
   */
  async of(state: ArticleState): Promise<string[]> {
    const holder = holderOf(state);
    const person = holder === null ? null : await this.people.presentById(holder);
    return person?.group === 'associate editor' ? unlessInvolved(state, person) : this.editors(state);
  }

  /** True when the associate editor who holds the article has left that group, or is behind the conflict wall now. */
  async holderLeft(state: ArticleState): Promise<boolean> {
    const holder = holderOf(state);
    if (holder === null) return false;
    const person = await this.people.presentById(holder);
    return person?.group !== 'associate editor' || isInvolved(state, identityOf(person));
  }

  /** Addresses of the editor, even while an associate editor holds the article. */
  async editors(state: ArticleState): Promise<string[]> {
    const editor = await this.lastOfOffice(state);
    if (editor) return [editor.email];
    const { supportEmail } = await this.settings.current();
    const office = { userId: '', addresses: [normalEmail(supportEmail)], authenticatedOrcid: null };
    return supportEmail === '' || isInvolved(state, office) ? [] : [supportEmail];
  }

  private async lastOfOffice(state: ArticleState): Promise<PersonSummary | undefined> {
    const people = await this.people.presentByIds(state.handledBy);
    const ordered = state.handledBy.map((userId) => people.get(userId)).filter((person) => person !== undefined);
    return ordered.find((person) => OFFICE.includes(person.group) && !isInvolved(state, identityOf(person)));
  }
}

/** The conflict wall applies to mails too (lifecycle, section 1). */
const unlessInvolved = (state: ArticleState, person: PersonSummary): string[] =>
  isInvolved(state, identityOf(person)) ? [] : [person.email];
