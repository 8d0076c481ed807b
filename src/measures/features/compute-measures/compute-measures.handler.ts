import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ComputedMeasures } from '../../computing/computed-measures';
import { ComputeMeasures } from './compute-measures.command';

/** Starts a computation in the background. */
@CommandHandler(ComputeMeasures)
export class ComputeMeasuresHandler implements ICommandHandler<ComputeMeasures> {
  constructor(private readonly measures: ComputedMeasures) {}

  async execute(): Promise<null> {
    await this.measures.start();
    return null;
  }
}
