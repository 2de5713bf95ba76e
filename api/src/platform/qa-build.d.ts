/** Set by the build: whether the doors for tests are in it. Production bundles have none, whatever the settings say (QA-02). */
declare const __QA_BUILD__: boolean;

/** Set by the build: whether the demo's page of messages is in it. Production bundles have none. */
declare const __DEMO_BUILD__: boolean;
