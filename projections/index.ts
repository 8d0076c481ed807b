import { articleCard } from './article-card/projection';
import { articleEvents } from './article-events/projection';
import { articleFiles } from './article-files/projection';
import { articleLog } from './article-log/projection';
import { articleSearch } from './article-search/projection';
import { dueDates } from './due-dates/projection';
import { emailLog } from './email-log/projection';
import { reviewerAssignments } from './reviewer-assignments/projection';
import type { Projection } from './runner/projection';
import { statistics } from './statistics/projection';
import { todoList } from './todo-list/projection';

/** All read models, in the order in which they are applied. */
export const PROJECTIONS: readonly Projection[] = [
  articleCard,
  articleLog,
  todoList,
  reviewerAssignments,
  emailLog,
  dueDates,
  articleFiles,
  articleSearch,
  statistics,
];

/** All read models of a deployment. With EventStoreDB they include a copy of the articles' events, for use while it is unavailable. */
export const projectionsFor = ({ eventStoreUrl }: { eventStoreUrl: string | null }): readonly Projection[] =>
  eventStoreUrl === null ? PROJECTIONS : [...PROJECTIONS, articleEvents];
