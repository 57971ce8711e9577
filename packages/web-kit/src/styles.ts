/** What every page of a front end starts from. */
import './theme/fallback-fonts.css';
import './theme/tokens.css';
import './theme/base.css';
