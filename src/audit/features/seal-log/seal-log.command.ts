import { Command } from '@nestjs/cqrs';

/** Seals all events that are in the log now. */
export class SealLog extends Command<null> {}
