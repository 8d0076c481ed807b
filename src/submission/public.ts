export { articleViewFor, type ViewContext } from './article-view/article-view';
export { ArticleViews } from './article-view/article-views';
export { ArticleViewsModule } from './article-view/article-views.module';
export { articleLabel, typeRef } from './article-view/base-view';
export { peopleOf, personName, reviewerView, type People, type ViewPerson } from './article-view/office-parts';
export { toAuthorCard, toStaffCard } from './cards/to-card';
export { Keywords } from './keywords/keywords';
