import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Articles, type AuthorshipInput } from '../../../article';
import { CREDIT_ROLES } from '../../../contracts';
import { requestLanguage } from '../../../platform/http/language/request-language';
import { messageIn } from '../../../platform/language/dutch/dutch-of';
import { AuthorshipAccess } from '../../authorship/authorship-access';
import { AnswerAuthorship } from './answer-authorship.command';
import type { AnswerAuthorshipDto } from './answer-authorship.dto';

const THANKS = 'Thank you. Your answer has been recorded.';

function inputOf({ confirms, roles = [], declarations = [], comment = null }: AnswerAuthorshipDto): AuthorshipInput {
  if (!confirms) return { confirms, comment };
  return {
    confirms,
    roles: CREDIT_ROLES.filter((role) => roles.includes(role)),
    declarations: declarations.map(({ declaration, yes, text = null }) => ({ declaration, yes, text })),
  };
}

/** An author confirms or denies authorship, with the key of the mail or signed in. */
@CommandHandler(AnswerAuthorship)
export class AnswerAuthorshipHandler implements ICommandHandler<AnswerAuthorship> {
  constructor(
    private readonly articles: Articles,
    private readonly access: AuthorshipAccess,
  ) {}

  /** @throws ApiProblem as AuthorshipAccess does; Refusal TRANSITION for an answered request or an article that has ended. */
  async execute({ articleId, requestId, caller, payload, meta }: AnswerAuthorship): Promise<{ message: string }> {
    const { keyHash } = await this.access.open(articleId, requestId, caller);
    const data = { requestId, keyHash, answer: inputOf(payload) };
    // The author may have no account, so the event has no user; the request in it identifies the author (ADR 64).
    const options = { actor: { kind: 'system' } as const, meta: { correlationId: meta.correlationId } };
    await this.articles.execute(articleId, () => ({ type: 'AnswerAuthorship', data }), options);
    return { message: messageIn(requestLanguage(), THANKS) };
  }
}
