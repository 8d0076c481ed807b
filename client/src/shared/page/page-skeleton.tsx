import { SkeletonLines } from './skeletons';

/** While a page's script is loading. */
export const PageSkeleton = () => <SkeletonLines lines={6} label="Loading the page" />;
