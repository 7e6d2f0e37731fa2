'use strict';

// firebase.json runs this before each deployment, of whatever part.
if (!process.env.KOWHAI_DEPLOY) {
  console.error(
    'Nothing was deployed. Please use "npm run deploy": it builds first, keeps the scripts of open pages, and tests the live site.',
  );
  process.exit(1);
}
