export { type Hearer, Notices } from './notices';
