import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ComputedMeasures } from '../../computing/computed-measures';
import { ShownMeasures } from '../../computing/shown-measures';
import { ComputeMeasures } from './compute-measures.command';

/** Starts a computation in the background. */
@CommandHandler(ComputeMeasures)
export class ComputeMeasuresHandler implements ICommandHandler<ComputeMeasures> {
  constructor(
    private readonly measures: ComputedMeasures,
    private readonly shown: ShownMeasures,
  ) {}

  /** @throws Refusal FORBIDDEN for a person who cannot see the numbers because authors are hidden from them. */
  async execute({ user }: ComputeMeasures): Promise<null> {
    await this.shown.requireAuthorsKnown(user);
    await this.measures.start();
    return null;
  }
}
