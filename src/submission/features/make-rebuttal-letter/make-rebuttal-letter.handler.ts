import { Inject, Logger } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { actorOf, Articles, type ArticleState } from '../../../article';
import { ArticleViews, NamesGuard, type SentText } from '../../../article-desk/public';
import { type ArticleView, inLanguage, loadLanguage, type RebuttalDraft } from '../../../contracts';
import { MadeFiles } from '../../../files/public';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { PDF_RENDERER, type PdfRenderer } from '../../../platform/pdf';
import { SETTINGS, type SettingsReader } from '../../../platform/settings/settings';
import { awaitedRevision } from '../../rebuttal/awaited-revision';
import { RebuttalDrafts, type StoredRebuttal } from '../../rebuttal/rebuttal-drafts';
import { rebuttalLetter } from '../../rebuttal/rebuttal-letter';
import { repliesInLetter, withPresentIds } from '../../rebuttal/rebuttal-replies';
import { MakeRebuttalLetter } from './make-rebuttal-letter.command';

/** Turns the author's reply to the reviewers into the letter of rebuttal, in the journal's language, since reviewers read it. */
@CommandHandler(MakeRebuttalLetter)
export class MakeRebuttalLetterHandler implements ICommandHandler<MakeRebuttalLetter> {
  private readonly logger = new Logger(MakeRebuttalLetterHandler.name);

  constructor(
    private readonly articles: Articles,
    private readonly drafts: RebuttalDrafts,
    private readonly files: MadeFiles,
    private readonly views: ArticleViews,
    private readonly names: NamesGuard,
    @Inject(PDF_RENDERER) private readonly renderer: PdfRenderer,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
  ) {}

  /** @throws Refusal; ApiProblem 422 while nothing is written, 503 when the PDF cannot be made. */
  async execute({ call: { articleId, user, meta } }: MakeRebuttalLetter): Promise<ArticleView> {
    const before = await awaitedRevision(this.articles, articleId, user);
    const stored = await this.drafts.find(articleId, before.revision);
    const draft = stored && inLetter(before, stored);
    if (!draft || !isWritten(draft)) throw new ApiProblem('RULE_BROKEN', 'Please write a reply first.');
    await this.names.requireNamelessAuthors(before, textsOf(draft), { by: user, anyway: undefined });
    const { defaultLanguage } = await this.settings.current();
    await loadLanguage(defaultLanguage);
    const title = inLanguage(defaultLanguage)('Reply to the reviewers');
    const bytes = await this.render(rebuttalLetter(before, draft, defaultLanguage), title);
    const made = { bytes, originalName: `${title}.pdf`, extension: 'pdf', designation: 'RebuttalLetter' } as const;
    const actor = actorOf(user);
    const { state } = await this.files.add(before, user.userId, made, { actor, meta });
    return this.views.of(state, actor);
  }

  private async render(html: string, title: string): Promise<Buffer> {
    try {
      return await this.renderer.render(html, { title });
    } catch (failure) {
      this.logger.error('A letter of rebuttal could not be made', failure);
      throw new ApiProblem('UNAVAILABLE', 'The letter could not be created. Please try again in a moment.');
    }
  }
}

/** Replies to points that changed are not part of the letter until their author moves them. */
const inLetter = (state: ArticleState, { draft, savedAt }: StoredRebuttal): RebuttalDraft =>
  repliesInLetter(state, { ...draft, replies: withPresentIds(state, draft.replies, savedAt) });

const textsOf = ({ opening, replies }: RebuttalDraft): SentText[] => [
  { place: 'opening', text: opening },
  ...Object.entries(replies).map(([place, text]) => ({ place, text })),
];

const isWritten = ({ opening, replies }: RebuttalDraft): boolean => opening !== '' || Object.keys(replies).length > 0;
