import { Command } from '@nestjs/cqrs';

/** Computes all measures again. */
export class ComputeMeasures extends Command<null> {}
