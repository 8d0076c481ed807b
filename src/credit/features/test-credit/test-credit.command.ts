import { Command } from '@nestjs/cqrs';
import type { CreditTest } from '../../../contracts';

/** Checks with ORCID whether the saved settings work. */
export class TestCredit extends Command<CreditTest> {}
