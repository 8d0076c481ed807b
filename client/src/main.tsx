import { paintInChosenTheme } from './first-theme';
import { startLanguage } from './shared/language/start-language';
import { beginFirstCalls } from './shared/session/first-calls';
import { loadScreenFiles } from './shared/session/screen-files';

paintInChosenTheme();
beginFirstCalls();
loadScreenFiles();
// The language is loaded first, because the files of the application read their texts while they load.
void startLanguage().then(() => import('./start'));
