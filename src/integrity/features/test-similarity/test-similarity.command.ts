import { Command } from '@nestjs/cqrs';
import type { SimilarityTest } from '../../../contracts';

/** Checks with the similarity service whether the saved settings work. */
export class TestSimilarity extends Command<SimilarityTest> {}
