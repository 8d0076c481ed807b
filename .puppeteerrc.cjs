/** Chromium comes from npm (@sparticuz/chromium) or from the system: no download in an install script. */
module.exports = { skipDownload: true };
