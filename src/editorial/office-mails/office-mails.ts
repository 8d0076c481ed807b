import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { addDays, type ArticleState, type MailRequest } from '../../article';
import {
  AuthorAddresses,
  dateInWords,
  decisionInWords,
  HandlingEditors,
  HiddenAuthors,
  MailDesk,
  type MailValues,
  UNNAMED,
} from '../../article-desk/public';
import {
  type Advice,
  type Decision,
  type DecisionMail,
  fullName,
  type MailSuggestion,
  type OverrideChoice,
} from '../../contracts';
import { People } from '../../identity/public';
import { CLOCK, type Clock } from '../../platform/clock';
import type { RequestUser } from '../../platform/http/access/request-user';
import { inCurrentLanguage } from '../../platform/language/current-language';
import { SETTINGS, type SettingsReader } from '../../platform/settings/settings';
import { reviewsForAuthor } from './reviews-for-author';
import { CORRECTION_TEMPLATES, DECISION_TEMPLATES } from './template-names';

const digestOf = ({ subject, message }: MailSuggestion): string =>
  createHash('sha256')
    .update(JSON.stringify([subject, message]))
    .digest('hex');

/** The office's mails, as suggested to their senders. */
@Injectable()
export class OfficeMails {
  constructor(
    private readonly desk: MailDesk,
    private readonly people: People,
    private readonly editors: HandlingEditors,
    private readonly hidden: HiddenAuthors,
    private readonly addresses: AuthorAddresses,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** One per subject of a correction, in the order of contracts' CORRECTION_SUBJECTS. */
  async corrections(state: ArticleState, sender: RequestUser): Promise<MailSuggestion[]> {
    const to = await this.addresses.ofUploader(state);
    return Promise.all(
      CORRECTION_TEMPLATES.map((template) =>
        this.hidden.suggested(state, sender, (name) => this.desk.suggest(state, { template, to, values: { name } })),
      ),
    );
  }

  async rejectionAtCheck(state: ArticleState, sender: RequestUser): Promise<MailSuggestion> {
    const to = await this.addresses.ofAll(state);
    return this.hidden.suggested(state, sender, () =>
      this.desk.suggest(state, { template: 'editorial/check-rejected', to }),
    );
  }

  /** Contains the reviews of the present revision, without names and without the part for the editor. */
  async decision(state: ArticleState, decision: Decision, sender: RequestUser): Promise<DecisionMail> {
    const { timeZone } = await this.settings.current();
    const dueAt = await this.revisionDue(decision);
    const values = (): MailValues => ({
      reviews: reviewsForAuthor(state),
      due: dueAt && dateInWords(dueAt, timeZone),
    });
    const to = await this.addresses.ofAll(state);
    const template = DECISION_TEMPLATES[decision];
    const make = (): Promise<MailSuggestion> => this.desk.suggest(state, { template, to, values });
    const mail = await this.hidden.suggested(state, sender, make);
    return { ...mail, dueAt, digest: digestOf(mail) };
  }

  /** A letter outside of the steps of the lifecycle; its sender adds the text. */
  async letterToAuthor(state: ArticleState, sender: RequestUser): Promise<MailSuggestion> {
    const template = 'editorial/letter-to-author';
    const to = await this.addresses.ofUploader(state);
    return this.hidden.suggested(state, sender, (name) => this.desk.suggest(state, { template, to, values: { name } }));
  }

  /** For an override: the mail of the decision, or a mail that the review continues. */
  async override(state: ArticleState, choice: OverrideChoice, sender: RequestUser): Promise<MailSuggestion> {
    if (choice !== 'BACK_TO_REVIEW' && choice !== 'RETURNED_TO_EDITOR') return this.decision(state, choice, sender);
    const to = await this.addresses.ofAll(state);
    return this.hidden.suggested(state, sender, () =>
      this.desk.suggest(state, { template: 'editorial/override-to-review', to }),
    );
  }

  /** `associateId`: the future associate editor, if already known. */
  async associateAssignment(state: ArticleState, associateId: string | null): Promise<MailSuggestion> {
    const associate = associateId === null ? null : await this.people.byId(associateId);
    const { associateDueDays } = await this.settings.current();
    const values = { name: associate ? fullName(associate) : null, days: associateDueDays };
    return this.desk.suggest(state, {
      template: 'editorial/associate-assignment',
      to: associate ? [associate.email] : [],
      values,
    });
  }

  /** The mail text for an associate editor's advice; the comment is separate. */
  async advice(state: ArticleState, advice: Advice): Promise<MailSuggestion> {
    const values = (): MailValues => ({ advice: decisionInWords(advice) });
    return this.desk.suggest(state, {
      template: 'editorial/advice-text',
      to: await this.editors.editors(state),
      values,
    });
  }

  /** The mail to the editor that accompanies an advice. `comment` and `description` are safe rich text. */
  async adviceGiven(
    state: ArticleState,
    given: { advice: Advice; comment: string; description: string; associateId: string },
  ): Promise<MailRequest[]> {
    const associate = await this.people.byId(given.associateId);
    const mail = await this.desk.compose(state, {
      kind: 'ASSOCIATE_ADVICE',
      template: 'editorial/associate-advice',
      to: await this.editors.editors(state),
      values: () => ({
        associate: associate ? fullName(associate) : inCurrentLanguage(UNNAMED.associate),
        advice: decisionInWords(given.advice),
        comment: given.comment,
        description: given.description,
      }),
    });
    return mail ? [mail] : [];
  }

  private async revisionDue(decision: Decision): Promise<string | null> {
    const { minorRevisionDays, majorRevisionDays } = await this.settings.current();
    const days = { MINOR_REVISION: minorRevisionDays, MAJOR_REVISION: majorRevisionDays };
    if (decision !== 'MINOR_REVISION' && decision !== 'MAJOR_REVISION') return null;
    return addDays(this.clock.now().toISOString(), days[decision]);
  }
}
