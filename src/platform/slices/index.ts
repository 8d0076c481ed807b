export { slicesIn } from './slices-in';
