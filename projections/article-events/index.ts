export { KeptStreams } from './kept-streams';
