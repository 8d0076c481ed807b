import { articleCard } from './article-card/projection';
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
