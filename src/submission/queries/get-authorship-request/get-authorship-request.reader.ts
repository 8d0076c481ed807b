import { Inject, Injectable } from '@nestjs/common';
import { type ArticleState, isSubmitter, ONGOING_STATUSES } from '../../../article';
import { ARTICLE_TYPES, type AuthorshipRequestView, declarationsOf, fullName } from '../../../contracts';
import { APP_CONFIG, type AppConfig } from '../../../platform/config/config';
import { SETTINGS, type SettingsReader } from '../../../platform/settings/settings';
import { AuthorshipAccess, type AuthorshipCaller } from '../../authorship/authorship-access';

const closedBecause = ({ status }: ArticleState): AuthorshipRequestView['closed'] => {
  if (status === 'WITHDRAWN') return 'WITHDRAWN';
  return ONGOING_STATUSES.includes(status) ? null : 'DECIDED';
};

/** The data that an author sees before they confirm: nothing that the submitting author did not write. */
@Injectable()
export class GetAuthorshipRequestReader {
  constructor(
    private readonly access: AuthorshipAccess,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
  ) {}

  async read(articleId: string, requestId: string, caller: AuthorshipCaller): Promise<AuthorshipRequestView> {
    const { state, request, author } = await this.access.open(articleId, requestId, caller);
    const { supportEmail, declarations } = await this.settings.current();
    const { fields } = state;
    return {
      articleNumber: state.number,
      articleTitle: fields.articleTitle,
      typeName: ARTICLE_TYPES.find((type) => type.id === fields.typeId)?.name ?? null,
      abstractText: fields.abstractText,
      journalName: this.config.journalName,
      officeEmail: supportEmail,
      name: fullName(author),
      authors: state.authors.map((one) => ({
        name: fullName(one),
        institute: one.institute,
        isYou: one.id === author.id,
        isSubmitter: isSubmitter(state, one),
      })),
      questions: declarationsOf(declarations, fields.typeId),
      closed: closedBecause(state),
      answer: request.answer,
    };
  }
}
