import { startLanguage } from './shared/language/start-language';

// Texts are read when the files of the application are: the language comes first.
void startLanguage().then(() => import('./start'));
