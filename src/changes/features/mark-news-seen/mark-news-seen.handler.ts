import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { NewsSeen } from '../../news/news-seen';
import { MarkNewsSeen } from './mark-news-seen.command';

/** Stores until when a person has seen what is new. Changes nothing under login-as. */
@CommandHandler(MarkNewsSeen)
export class MarkNewsSeenHandler implements ICommandHandler<MarkNewsSeen> {
  constructor(private readonly seen: NewsSeen) {}

  execute({ user, until }: MarkNewsSeen): Promise<void> {
    return this.seen.mark(user, until);
  }
}
