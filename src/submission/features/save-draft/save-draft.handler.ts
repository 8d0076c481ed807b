import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { actorOf, Articles, decide, initialState } from '../../../article';
import { ArticleViews } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';
import { CLOCK, type Clock, derivedId, newId } from '../../../platform/clock';
import { SETTINGS, type SettingsReader } from '../../../platform/settings/settings';
import { type DraftChange, DraftInput } from '../../draft/draft-input';
import { ArticleNumbers } from '../../numbers/article-numbers';
import { SaveDraft } from './save-draft.command';

/** Starts a draft with its own number and the fields typed so far (lifecycle, section 2, 'start draft'). */
@CommandHandler(SaveDraft)
export class SaveDraftHandler implements ICommandHandler<SaveDraft> {
  constructor(
    private readonly articles: Articles,
    private readonly views: ArticleViews,
    private readonly input: DraftInput,
    private readonly numbers: ArticleNumbers,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
  ) {}

  /** @throws ApiProblem or Refusal when a field is refused; no draft is started in that case. */
  async execute({ fields, user, meta }: SaveDraft): Promise<ArticleView> {
    const articleId = fields.draftKey ? derivedId(`draft ${user.userId} ${fields.draftKey}`) : newId();
    // A form whose first save had no answer sends it again: that goes on with the same draft.
    const present = fields.draftKey ? await this.articles.load(articleId) : null;
    const change = await this.input.read(fields, user, present);
    const actor = actorOf(user);
    const options = { actor, meta: { correlationId: meta.correlationId } };
    if (!present) await this.refuseEarly(change, actor);
    const number = present?.number ?? (await this.numbers.next(this.clock.now()));
    const { state, readable } = await this.articles.store(
      articleId,
      ({ exists }) => [
        ...(exists ? [] : [{ type: 'StartDraft', data: { articleId, number } } as const]),
        { type: 'ChangeDraft', data: change },
      ],
      options,
    );
    const [view] = await Promise.all([this.views.of(state, actor), readable]);
    return view;
  }

  /** Checks the rules of a draft before it exists, so that refused content leaves no draft. */
  private async refuseEarly(change: DraftChange, actor: ReturnType<typeof actorOf>): Promise<void> {
    if (actor.kind !== 'person') return;
    const draft = { ...initialState(''), exists: true, uploaderId: actor.userId, uploaderEmail: actor.email };
    const context = { actor, at: this.clock.now().toISOString(), settings: await this.settings.current() };
    decide(draft, { type: 'ChangeDraft', data: change }, context);
  }
}
